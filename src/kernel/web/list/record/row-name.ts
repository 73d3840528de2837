import { recordName } from '../../../resource/record-name.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import { lang } from '../../i18n.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { wholeTime } from '../../when.ts';

/** The name of a record in the language of the page, as references to it show it. */
export const rowName = (resource: AnyResource, row: AnyRow): string => recordName(resource, row, lang, wholeTime);
