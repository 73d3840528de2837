import { int } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';

/** Which year is planned. */
export const generateForm = defineResource({
  name: 'qhse.generateConferences',
  label: TEXT.generate,
  fields: { year: int(TEXT.year, { required: true, min: 2000, max: 2100 }) },
});
