import { createContext, useContext } from 'react';

/** Set for a page that lies over the whole window, such as the data dashboard. */
export const OverlayContext = createContext<(() => void) | undefined>(undefined);

/** For the page's own back control: closes the overlay and leaves full screen. Nothing when the page stands in a tab. */
export function useCloseOverlay(): (() => void) | undefined {
  return useContext(OverlayContext);
}
