import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Look } from '../theme/tokens.ts';
import { canDrawMaps, type OpenMap, openMap } from './open-map.ts';
import type { MapPadding, MapTiles, MapView } from './ship.ts';

type Wishes = {
  place: RefObject<HTMLDivElement | null>;
  look: Look;
  label: string;
  tiles: MapTiles | undefined;
  padding: MapPadding;
  onSelect: (id: string) => void;
  onHover: (id: string | null) => void;
};

export type MapTrouble = 'noWebgl' | 'failed';

/** The open map, once it is there; it is rebuilt for another look, other tiles, a retry, or when a kept tab shows again, where it looked before. */
export function useOpenMap({ place, look, label, tiles, padding, onSelect, onHover }: Wishes) {
  const view = useRef<MapView>(undefined);
  const [open, setOpen] = useState<OpenMap>();
  const [trouble, setTrouble] = useState<MapTrouble>();
  const select = useEffectEvent(onSelect);
  const hover = useEffectEvent(onHover);
  const freeSpace = useEffectEvent(() => padding);

  useEffect(() => {
    const container = place.current;
    if (!container || trouble) return;
    if (!canDrawMaps()) {
      setTrouble('noWebgl');
      return;
    }
    const cancel = new AbortController();
    let opened: OpenMap | undefined;
    const start = async () => {
      try {
        opened = await openMap(
          {
            container,
            look,
            label,
            tiles,
            view: view.current,
            padding: freeSpace(),
            onSelect: (id) => select(id),
            onHover: (id) => hover(id),
            onView: (next) => {
              view.current = next;
            },
          },
          cancel.signal,
        );
        setOpen(opened);
      } catch {
        if (!cancel.signal.aborted) setTrouble('failed');
      }
    };
    start();
    return () => {
      cancel.abort();
      opened?.close();
      setOpen(undefined);
    };
  }, [place, look, label, tiles, trouble]);

  const { top, right, bottom, left } = padding;
  useEffect(() => {
    open?.pad({ top, right, bottom, left });
  }, [open, top, right, bottom, left]);

  return { open, trouble, retry: () => setTrouble(undefined) };
}
