/** Play with friends: a new table, a code, public tables, the guest's own games. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useSettings } from '../../../session/settings.js';
import { Footer } from '../../Footer.js';
import { Header } from '../../Header.js';
import { Chosen } from '../chosen/Chosen.js';
import { platesOf } from '../chosen/TablePlan.js';
import { CodeForm } from './CodeForm.js';
import { CreateForm } from './CreateForm.js';
import { Device } from './Device.js';
import { LineNotice } from '../LineNotice.js';
import { MyGames } from './MyGames.js';
import css from '../network.module.css';
import { PublicTables } from './PublicTables.js';
import { usualRules } from './usualRules.js';
import { useWire } from '../useWire.js';
import { n } from '../words/index.js';

export const TogetherPage = () => {
  const [wire, state] = useWire();
  const kept = useSettings((settings) => settings.name);
  // the stored one may arrive later, with the server's greeting
  const [typed, setName] = useState<string>();
  const name = typed ?? kept;
  const asked = new URLSearchParams(useSearch()).get('map') ?? undefined;
  const [rules, setRules] = useState(() => usualRules(asked));
  return (
    <>
      <Header />
      <main className={css['together']} id="content">
        <div className={css['head']}>
          <h1>{n.title()}</h1>
          <p>{n.about()}</p>
          {state !== 'open' && <LineNotice state={state} />}
        </div>
        <div className={css['byCode']}>
          <CodeForm wire={wire} />
        </div>
        <CreateForm
          wire={wire}
          open={state === 'open'}
          {...{ name, rules }}
          onName={setName}
          onRules={setRules}
        />
        <Chosen rules={rules} plates={platesOf(rules, name)} />
        <div className={css['aside']}>
          <PublicTables wire={wire} state={state} />
          {state === 'open' && <MyGames />}
          <Device wire={wire} />
        </div>
      </main>
      <Footer />
    </>
  );
};
