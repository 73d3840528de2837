import { lang } from '../i18n.ts';
import type { SessionUser } from './session.ts';

/** The name of whoever is signed in, in the language of the page. */
export const ownName = ({ name, nameEn }: Pick<SessionUser, 'name' | 'nameEn'>): string =>
  (lang === 'en' && nameEn) || name;
