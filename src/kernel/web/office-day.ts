import { officeDay as dayOf } from '../value/office-day.ts';
import { serverDate } from './server-clock.ts';

/** Today by the company's calendar: its offices keep Beijing time, wherever the browser is. */
export const officeDay = (): string => dayOf(serverDate());
