/*
 * Runs first in a page that the server rendered. The client's scripts stand in a template there and are asked for once the
 * page has been painted: until then its text, style and typefaces have the line for themselves.
 */

/** A page that cannot say when it was painted does not wait longer. */
const AT_THE_LATEST_MS = 1000;

const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
/** Before this one: the first module script of a page is the one that its release is told by (ui/new-release.ts). */
const load = () => scripts && document.head.prepend(scripts.content);

if (document.hidden) load();
else new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
setTimeout(load, AT_THE_LATEST_MS);
