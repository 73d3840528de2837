import { files } from '../../../kernel/resource/field.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { RUN_TEXT } from './run-page.text.ts';

/** Files beside an opinion or a comment, as any field of files takes them. */
export const ATTACHMENTS = files(RUN_TEXT.attach);
export const Upload = kitOf(ATTACHMENTS).Control;
