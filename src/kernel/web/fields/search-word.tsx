import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';

type Props = { label: string; value: string; className?: string; onSearch: (word: string) => void };

/** A word to search by: Enter asks, emptying it asks for everything again. */
export function SearchWord({ label, value, className, onSearch }: Props) {
  return (
    <Input
      key={value}
      type="search"
      className={className}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      allowClear
      onPressEnter={(event) => onSearch(event.currentTarget.value.trim())}
      onChange={(event) => {
        if (event.target.value === '' && value !== '') onSearch('');
      }}
    />
  );
}
