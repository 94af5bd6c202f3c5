import { useEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';

/** `navigate` for after an await: does nothing once the visitor has left the page that waits. */
export function useNavigateWhileMounted(): NavigateFunction {
  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return ((...to: Parameters<NavigateFunction>) =>
    isMounted.current ? navigate(...to) : undefined) as NavigateFunction;
}
