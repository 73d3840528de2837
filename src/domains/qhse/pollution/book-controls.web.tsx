import { choicesOf } from '../../../kernel/web/fields/choice.tsx';
import { OptionSelect } from '../../../kernel/web/fields/option-select.tsx';
import type { OwnControl } from '../../../kernel/web/form/form-context.ts';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { bookOf, METHODS_OF } from './pollution.rules.ts';
import { BOOKS, type Book, CODES, type Code } from './pollution-words.text.ts';

const bookIn = (value: unknown): Book | undefined => Object.keys(BOOKS).find((one): one is Book => one === value);
const codeIn = (value: string): Code | undefined => Object.keys(CODES).find((one): one is Code => one === value);

/** The codes of the book that the line is in. */
export const CodeControl: OwnControl = ({ store, ...props }) => {
  const book = useForm(store, (one) => one.values().book);
  const options = choicesOf(props.field).filter(({ value }) => {
    const code = codeIn(value);
    return code !== undefined && bookOf(code) === book;
  });
  return <OptionSelect {...props} options={options} />;
};

/** What is done in the book that the line is in. */
export const MethodControl: OwnControl = ({ store, ...props }) => {
  const book = bookIn(useForm(store, (one) => one.values().book));
  const options = choicesOf(props.field).filter(({ value }) =>
    book ? METHODS_OF[book].some((method) => method === value) : true,
  );
  return <OptionSelect {...props} options={options} />;
};
