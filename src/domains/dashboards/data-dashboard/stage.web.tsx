import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Design size of the wall (specification, section 9). */
const WIDTH = 1920;
const HEIGHT = 1080;
const RESIZE_MS = 500;

/** The wall at its design size, scaled as a whole to the room it has. */
export function Stage({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rescale = () => setScale(Math.min(element.clientWidth / WIDTH, element.clientHeight / HEIGHT));
    rescale();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rescale, RESIZE_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <div className="wall" ref={room} data-theme="screen">
      {scale !== undefined && scale > 0 && (
        <div className="wall-stage" style={{ transform: `translate(-50%, -50%) scale(${scale})` }}>
          {children}
        </div>
      )}
    </div>
  );
}
