import type { Text } from '../../../kernel/text.ts';

export const CATEGORY_TEXT = {
  title: { zh: '物料类别', en: 'Categories' },
} satisfies Record<string, Text>;
