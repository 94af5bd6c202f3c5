import { schemes } from '../theme/colors';

const PIECES = 50;
const LASTS_MS = 3000;
const FRAME_MS = 1000 / 60;

/** 50 pieces of confetti for 3 seconds; nothing for people who ask for less motion. Returns the way to end it early. */
export function celebrate(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let end = () => {};
  let isOver = false;
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (isOver) return;
    const throwPieces = confetti.create(undefined, { resize: true, useWorker: false });
    const { accent, buoy, good, surfaceSunken } = schemes.light;
    void throwPieces({
      particleCount: PIECES,
      spread: 90,
      ticks: LASTS_MS / FRAME_MS,
      origin: { y: 0.35 },
      colors: [accent, buoy, good, surfaceSunken],
    });
    const timer = setTimeout(throwPieces.reset, LASTS_MS);
    end = () => {
      clearTimeout(timer);
      throwPieces.reset();
    };
  });
  return () => {
    isOver = true;
    end();
  };
}
