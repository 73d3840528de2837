import { type ReactNode, useEffect } from 'react';
import './error-page.css';

type Props = {
  icon: ReactNode;
  title: string;
  why: string;
  facts?: readonly (string | undefined)[];
  children?: ReactNode;
};

/** Icon, title, one sentence, request number, ways back. Loads no antd, because visitors without a session see it too. */
export function ErrorPage({ icon, title, why, facts = [], children }: Props) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="shell-error">
      <span className="shell-error-icon">{icon}</span>
      <h1>{title}</h1>
      <p>{why}</p>
      {facts.filter(Boolean).map((fact) => (
        <p key={fact} className="shell-error-fact">
          {fact}
        </p>
      ))}
      <div className="shell-error-acts">{children}</div>
    </div>
  );
}
