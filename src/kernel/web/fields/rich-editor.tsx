import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { CharacterCount } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import type { ControlProps } from './kit.ts';
import { RICH_BAR, RICH_COUNT, RICH_TOO_LONG } from './rich-editor.text.ts';
import './rich.css';

/** Word-count refresh debounce and default limit (specification, section 9). */
const COUNT_PAUSE_MS = 250;
const DEFAULT_MAX = 1000;

const count = (editor: Editor): number => editor.storage.characterCount.characters();

function BarButton({
  name,
  icon,
  active,
  run,
}: {
  name: keyof typeof RICH_BAR;
  icon: ReactNode;
  active?: boolean;
  run: () => void;
}) {
  const label = t(RICH_BAR[name]);
  return (
    <Tooltip title={label}>
      <Button
        type={active ? 'default' : 'text'}
        size="small"
        icon={icon}
        aria-label={label}
        aria-pressed={active}
        onClick={run}
      />
    </Tooltip>
  );
}

function Bar({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <div className="rich-bar" role="toolbar">
      <BarButton
        name="bold"
        icon={<BoldOutlined />}
        active={editor.isActive('bold')}
        run={() => chain().toggleBold().run()}
      />
      <BarButton
        name="italic"
        icon={<ItalicOutlined />}
        active={editor.isActive('italic')}
        run={() => chain().toggleItalic().run()}
      />
      <BarButton
        name="strike"
        icon={<StrikethroughOutlined />}
        active={editor.isActive('strike')}
        run={() => chain().toggleStrike().run()}
      />
      <BarButton
        name="heading"
        icon={<strong aria-hidden="true">H</strong>}
        active={editor.isActive('heading')}
        run={() => chain().toggleHeading({ level: 3 }).run()}
      />
      <BarButton
        name="bullet"
        icon={<UnorderedListOutlined />}
        active={editor.isActive('bulletList')}
        run={() => chain().toggleBulletList().run()}
      />
      <BarButton
        name="ordered"
        icon={<OrderedListOutlined />}
        active={editor.isActive('orderedList')}
        run={() => chain().toggleOrderedList().run()}
      />
      <BarButton name="undo" icon={<UndoOutlined />} run={() => chain().undo().run()} />
      <BarButton name="redo" icon={<RedoOutlined />} run={() => chain().redo().run()} />
    </div>
  );
}

/** Rich text with the counter and the limit of the specification; the text over the limit stays, so that nothing pasted is lost. */
export function RichEditor(props: ControlProps) {
  const max = props.field.max ?? DEFAULT_MAX;
  const [used, setUsed] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useRef(props.onChange);
  change.current = props.onChange;
  const value = typeof props.value === 'string' ? props.value : '';

  const editor = useEditor({
    extensions: [StarterKit, CharacterCount],
    content: value,
    editable: !props.disabled && !props.readOnly,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        id: props.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': props.ariaLabel ?? t(props.field.label),
      },
    },
    onCreate: ({ editor: made }) => setUsed(count(made)),
    onUpdate: ({ editor: now }) => {
      change.current(now.isEmpty ? null : now.getHTML());
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setUsed(count(now)), COUNT_PAUSE_MS);
    },
    onBlur: () => props.onBlur?.(),
  });

  // A value from outside (a draft, the other person's text) replaces the content.
  useEffect(() => {
    if (editor && !editor.isFocused && value !== (editor.isEmpty ? '' : editor.getHTML())) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value]);

  if (!editor) return null;
  const over = used > max;
  return (
    <div className="rich" data-invalid={over || props.invalid}>
      <Bar editor={editor} />
      <EditorContent editor={editor} className="rich-text" />
      <div className="rich-foot">
        <span className="rich-over" role="alert">
          {over ? t(RICH_TOO_LONG) : ''}
        </span>
        <span data-over={over}>{t(RICH_COUNT, { n: used, max })}</span>
      </div>
    </div>
  );
}
