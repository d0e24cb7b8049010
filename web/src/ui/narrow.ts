/** Screens below this width show the page as it is drawn for it, only smaller. */
const DRAWN = 390;
const AS_IS = 'width=device-width, initial-scale=1, viewport-fit=cover';

/** Keep the layout of a usual phone on one that is too narrow for it, as long as it is upright. */
export function fitNarrowScreens(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
  const upright = matchMedia('(orientation: portrait)');
  const fit = () => {
    const width = Math.min(screen.width, screen.height);
    const narrow = upright.matches && width < DRAWN;
    if (meta) meta.content = narrow ? `width=${DRAWN}, viewport-fit=cover` : AS_IS;
    const thumb = narrow ? `calc(var(--touch) * ${DRAWN} / ${width})` : '';
    document.documentElement.style.setProperty('--thumb', thumb);
  };
  upright.addEventListener('change', fit);
  fit();
}
