/** 'Conto economico' of the firm or company, or of the professional, depending on the type. */
import { budget4u } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Note } from '../../../design/Note.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { closer, onPaper } from '../../simulator/figures.tsx'
import { FormIndex } from '../../simulator/form/FormIndex.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { unfolded } from '../../simulator/results/fold.tsx'
import { useHolds, useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { CompilareTipologia } from '../Compilare.tsx'
import { DettagliDialog } from '../dialoghi/DettagliDialog.tsx'
import { DirittoDialog } from '../dialoghi/DirittoDialog.tsx'
import { ImposteDialog } from '../dialoghi/ImposteDialog.tsx'
import { InailDialog } from '../dialoghi/InailDialog.tsx'
import { Panel } from '../results.ts'
import { contoDitta, contoProfessionista, type Conto as Statement } from './lines.ts'
import { Sides } from './Sides.tsx'

const { condizioni, elementi, sections } = budget4u

export function ContoTab() {
  const { simulator } = useSimulationStore()
  const firm = useHolds(elementi.moduloDitta.visibile)
  const professional = useHolds(elementi.moduloProfessionista.visibile)
  const name = useSimulation(({ values }) => simulator.nameOf(values))
  return (
    <Box sx={{ '@media print': printed }}>
      <PrintSheet title="conto economico" />
      {firm || professional ? (
        <>
          <Typography sx={{ mb: 2, '@media print': { display: 'none' } }}>
            {professional ? 'Professionista' : 'Ditta'}:{' '}
            {name ? <strong>{name}</strong> : <FieldLink path="informazioniCostiDiAvvio.nomeDitta">nome da compilare</FieldLink>}
          </Typography>
          <Conto conto={professional ? contoProfessionista : contoDitta} />
        </>
      ) : (
        <CompilareTipologia />
      )}
    </Box>
  )
}

/** On paper a field is printed as its figure. */
const printed = {
  ...onPaper,
  ...closer,
  '& [data-layout="row"]': { minHeight: 0, paddingBlock: '1px' },
  '& [data-layout="row"] > label, & input, & select, & .MuiInputAdornment-root > *': { fontSize: '8.5pt' },
  '& [data-layout="row"] > [id$="-note"]': { display: 'none' },
} as const

/** With fewer groups a statement needs no index. */
const MANY = 4

/** An income statement, group by group: the typed amounts beside the computed ones, down to the result. */
function Conto({ conto: { section, blocks, taxes } }: { readonly conto: Statement }) {
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
