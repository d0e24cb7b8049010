// Addresses: / home, /new/GAME, /t/ROOM, /replay/ROOM, /learn/GAME, /rules/GAME, /daily/DAY, /puzzles/GAME/ID, /duplicate/ID. A key never stands in a path.

class Router {
  path = $state(location.pathname);
  fragment = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.fragment = location.hash;
  }
}

export const router = new Router();

/** Lets ordinary links change the page without loading it anew. */
export function link(node: HTMLAnchorElement) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.go(node.pathname + node.hash);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
