import { isFigure } from '../../../resource/number-text.ts';
import type { ListColumn } from './column-set.ts';

/** Figures stand at the right with their heads: those of number fields, and those that a page draws itself. */
export const standsRight = ({ figure, field }: ListColumn): boolean => figure ?? isFigure(field);
