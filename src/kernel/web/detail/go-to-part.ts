import { createContext, useContext } from 'react';

/** Brings a part of the record's page into sight by its key, wherever it stands. */
export const GoToPart = createContext<(key: string) => void>(() => undefined);

export const useGoToPart = (): ((key: string) => void) => useContext(GoToPart);
