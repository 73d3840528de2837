import { type ComponentType, createContext, useContext } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import type { ControlProps, Label } from '../fields/kit.ts';
import type { FormStore } from './form-store.ts';

/** A field's own control; it may read and write the whole form. */
export type OwnControl = ComponentType<ControlProps & { store: FormStore }>;

type FormContextValue = {
  store: FormStore;
  resource: AnyResource;
  /** Prefix of the controls' ids. */
  id: string;
  /** Names of referenced records as the row told them. */
  labels: Readonly<Record<string, Label>>;
  controls: Readonly<Record<string, OwnControl>>;
  /** Fields that are shown and take no input here. */
  locked: readonly string[];
  /** Fields that are left out, a column of lines as `lines.qty`. */
  hidden: readonly string[];
};

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('a form field outside a form');
  return context;
}
