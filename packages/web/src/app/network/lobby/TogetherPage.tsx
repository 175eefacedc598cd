/** Play with friends: a new table, a code, public tables, the guest's own games. */
import { Footer } from '../../Footer.js';
import { Header } from '../../Header.js';
import { CodeForm } from './CodeForm.js';
import { CreateForm } from './CreateForm.js';
import { Device } from './Device.js';
import { LineNotice } from '../LineNotice.js';
import { MyGames } from './MyGames.js';
import css from '../network.module.css';
import { PublicTables } from './PublicTables.js';
import { useWire } from '../useWire.js';
import { n } from '../words/index.js';

export const TogetherPage = () => {
  const [wire, state] = useWire();
  return (
    <>
      <Header />
      <main className={css['together']} id="content">
        <div className={css['head']}>
          <h1>{n.title()}</h1>
          <p>{n.about()}</p>
          {state !== 'open' && <LineNotice state={state} />}
        </div>
        <CreateForm wire={wire} open={state === 'open'} />
        <div className={css['aside']}>
          <CodeForm wire={wire} />
          <PublicTables wire={wire} state={state} />
          {state === 'open' && <MyGames />}
          <Device wire={wire} />
        </div>
      </main>
      <Footer />
    </>
  );
};
