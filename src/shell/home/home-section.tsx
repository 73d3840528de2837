import { type ReactNode, useId } from 'react';

/** The body of one home panel: a title of 14 px, something at its right, and the content. The page draws the frame round it. */
export function HomeSection({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="shell-home-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
