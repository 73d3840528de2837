import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { clearable } from './clearable.tsx';

/** Who has stopped typing for so long wants to see what there is. */
const PAUSE_MS = 400;

type Props = { label: string; value: string; className?: string; onSearch: (word: string) => void };

/** A word to search by: asks when one pauses, at once by Enter; emptying it asks for everything again. */
export function SearchWord({ label, value, className, onSearch }: Props) {
  const [word, setWord] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Another word from elsewhere, such as cleared filters; the answer to one's own is behind what is typed by now.
    if (value !== asked) {
      setAsked(value);
      setWord(value);
    }
  }
  const latest = useRef({ onSearch, asked });
  useEffect(() => {
    latest.current = { onSearch, asked };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(next: string): void {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === latest.current.asked) return;
    setAsked(wanted);
    latest.current.onSearch(wanted);
  }

  return (
    <Input
      type="search"
      className={className}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      value={word}
      allowClear={clearable()}
      onPressEnter={() => ask(word)}
      onChange={({ target: { value: next } }) => {
        setWord(next);
        clearTimeout(timer.current);
        if (next === '') ask(next);
        else timer.current = setTimeout(() => ask(next), PAUSE_MS);
      }}
    />
  );
}
