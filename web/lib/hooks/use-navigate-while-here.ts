import { useEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';

/** `navigate` for after an await: does nothing once the visitor has left the page that waits. */
export function useNavigateWhileHere(): NavigateFunction {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return ((...to: Parameters<NavigateFunction>) =>
    isHere.current ? navigate(...to) : undefined) as NavigateFunction;
}
