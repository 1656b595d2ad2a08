/** An income statement, group by group: the typed amounts beside the computed ones, down to the result. */
import { budget4u } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Note } from '../../../design/Note.tsx'
import { FormIndex } from '../../simulator/form/FormIndex.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { unfolded } from '../../simulator/results/fold.tsx'
import { useHolds } from '../../simulator/store.ts'
import { DettagliDialog } from '../dialoghi/DettagliDialog.tsx'
import { DirittoDialog } from '../dialoghi/DirittoDialog.tsx'
import { ImposteDialog } from '../dialoghi/ImposteDialog.tsx'
import { InailDialog } from '../dialoghi/InailDialog.tsx'
import { Panel } from '../results.ts'
import type { Conto as Statement } from './lines.ts'
import { Sides } from './Sides.tsx'

const { condizioni, elementi, sections } = budget4u
/** With fewer groups a statement needs no index. */
const MANY = 4

export function Conto({ conto: { section, blocks, taxes } }: { readonly conto: Statement }) {
  const paysIres = useHolds(condizioni.nonTrasparente)
  const details = useHolds(elementi.pulsanteDettagli.visibile)
  return (
    <>
      {blocks.length > MANY && <FormIndex of={[...blocks.map(({ of }) => of), sections.imposte]} />}
      {blocks.map(({ of, figures }) => (
        <Sides key={of.id} of={of} results={figures.length > 0 && <Panel groups={figures} fold={unfolded} />}>
          {of === sections.inailECamera && (
            <>
              <InailDialog />
              <DirittoDialog />
            </>
          )}
        </Sides>
      ))}
      <Messages campo={`${section}.risultatoNetto`} />
      <Sides
        of={sections.imposte}
        results={
          <>
            <Panel groups={taxes(paysIres)} />
            <Messages campo={`${section}.redditoDisponibile`} />
          </>
        }
      >
        <Box sx={{ '@media print': { display: 'none' } }}>
          <ImposteDialog />
          {details && <DettagliDialog />}
          <Note>IRAP, IRES, IRPEF e contributi si impostano qui; ogni cifra si apre e dice da dove viene.</Note>
        </Box>
      </Sides>
    </>
  )
}
