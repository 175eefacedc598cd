export interface RuleTable {
  readonly chapters: readonly {
    readonly title: string;
    readonly rules: Readonly<Record<string, string>>;
  }[];
}

/** A rule page: chapters of paragraphs, each with an id to link to. */
export const RuleChapters = ({ chapters }: RuleTable) =>
  chapters.map(({ title, rules }) => (
    <section key={title}>
      <h2>{title}</h2>
      <dl>
        {Object.entries(rules).map(([id, text]) => (
          <div key={id} id={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
