/** The nine tones that states may have. Domains map their states onto these and never bring colours of their own. */
export type Tone = 'grey' | 'blue' | 'green' | 'teal' | 'amber' | 'red' | 'slate' | 'violet' | 'plum';

export const TONES: readonly Tone[] = ['grey', 'blue', 'green', 'teal', 'amber', 'red', 'slate', 'violet', 'plum'];
