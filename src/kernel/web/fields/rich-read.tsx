import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import './rich.css';

/** Rich text to read. The editor's schema parses it, so that only its own elements ever reach the page, whatever was stored. */
export function RichRead({ html }: { html: string }) {
  const editor = useEditor(
    // It is read, not typed into: the editor's own role would ask for a name.
    { extensions: [StarterKit], content: html, editable: false, editorProps: { attributes: { role: 'document' } } },
    [html],
  );
  return <EditorContent editor={editor} className="rich-read" />;
}
