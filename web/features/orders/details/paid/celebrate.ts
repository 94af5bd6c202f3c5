import confetti from 'canvas-confetti';
import { schemes } from '../../../../design/theme/colors';
import { layer } from '../../../../design/theme/tokens';
import { tabStorage } from '../../../../session/tab-storage';
import { isString, objectOf } from '../../../../session/type-guards';

const PIECES = 50;
const LASTS_MS = 3000;
const FRAME_MS = 1000 / 60;

const celebrated = tabStorage('celebrated', objectOf<{ page: string }>({ page: isString }));

/** 50 pieces of confetti for 3 seconds, or until `over`; once on an order's page, and none with reduced motion. */
export function celebrate(over: AbortSignal): void {
  if (over.aborted || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const page = window.location.pathname;
  if (celebrated.read()?.page === page) return;
  celebrated.write({ page });
  const sky = document.createElement('canvas');
  sky.ariaHidden = 'true';
  Object.assign(sky.style, {
    position: 'fixed',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: layer.toast,
  });
  document.body.append(sky);
  const throwPieces = confetti.create(sky, { resize: true, useWorker: false });
  const { accent, buoy, good, surfaceSunken } = schemes.light;
  void throwPieces({
    particleCount: PIECES,
    spread: 90,
    ticks: LASTS_MS / FRAME_MS,
    origin: { y: 0.35 },
    colors: [accent, buoy, good, surfaceSunken],
  });
  setTimeout(() => sky.remove(), LASTS_MS);
  over.addEventListener('abort', () => sky.remove());
}
