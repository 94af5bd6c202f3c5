import { schemes } from '../theme/colors';
import { layer } from '../theme/tokens';

const PIECES = 50;
const LASTS_MS = 3000;
const FRAME_MS = 1000 / 60;

/** 50 pieces of confetti for 3 seconds; nothing for people who ask for less motion. Returns the way to end it early. */
export function celebrate(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  void import('canvas-confetti').then(({ default: confetti }) => {
    if (isOver) return;
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
    timer = setTimeout(end, LASTS_MS);
  });

  function end() {
    isOver = true;
    clearTimeout(timer);
    sky.remove();
  }
  return end;
}
