/** 'Iscrizione registro imprese - diritto annuale': one row of the fee, its surcharge, the local units. */
import { budget4u } from '@bilancia/contract'
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useId } from 'react'
import { MessageNotes } from '../../../design/fields/FieldFrame.tsx'
import { TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { fieldId } from '../../simulator/Field.tsx'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { getPath } from '../../simulator/path.ts'
import { useHolds, useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { useField } from '../../simulator/useField.ts'
import { Result, vociDiritto } from '../results.ts'
import { OpenButton } from './OpenButton.tsx'

const { catalog, condizioni, sections, sezioni } = budget4u
const SEZIONE = 'dirittiCCIAA.sezione'
const TITLE = catalog.dirittiCCIAA.label
const holds = ['dirittiCCIAA']

export function DirittoDialog() {
  return (
    <FieldDialog title={TITLE} holds={holds} wide opener={(opens) => <OpenButton {...opens}>{TITLE}</OpenButton>}>
      <Content />
    </FieldDialog>
  )
}

function Content() {
  const registered = useHolds({ not: { field: SEZIONE, is: 'NESSUNA' } })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }, columnGap: 5 }}>
      <Rows />
      <div>
        <FormFields of={sections.diritto} />
        {registered ? (
          <>
            <Result path="dirittiCCIAA.sede" label={vociDiritto.sede} />
            <Result path="dirittiCCIAA.importoEsatto" label={vociDiritto.importoEsatto} />
            <TotalRow>
              <Result path="dirittiCCIAA.importo" label={vociDiritto.importo} />
            </TotalRow>
          </>
        ) : (
          <Note>Scegliere la sezione: qui compaiono il diritto della sede e l'importo da versare.</Note>
        )}
      </div>
    </Box>
  )
}

/** One row at a time, because a business is in one section of the register. */
function Rows() {
  const { store } = useSimulationStore()
  const { value, messages } = useField(SEZIONE)
  const tipologia = useSimulation(({ values }) => String(getPath(values, condizioni.TIPOLOGIA)))
  const heading = useId()
  const choose = (chosen: string) => {
    store.getState().set(SEZIONE, chosen)
    store.getState().settle(SEZIONE)
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography id={heading} variant="caption" component="p" color="textSecondary">
        {catalog.dirittiCCIAA.fields.sezione.label}
      </Typography>
      <RadioGroup aria-labelledby={heading} value={String(value)} onChange={(_, chosen) => choose(chosen)}>
        {Object.entries(sezioni).map(([sezione, nome]) => (
          <FormControlLabel
            key={sezione}
            value={sezione}
            sx={{ minHeight: 36 }}
            control={<Radio size="small" sx={{ p: 0.5, mx: 0.5 }} slotProps={{ input: sezione === value ? { id: fieldId(SEZIONE) } : {} }} />}
            label={
              <>
                {nome}
                {usualeDi(tipologia, sezione) && (
                  <Typography component="span" variant="caption" color="textSecondary">
                    {' '}
                    · usuale
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
      <MessageNotes messages={messages} />
    </Box>
  )
}

type Tipologia = keyof typeof budget4u.tipologie
type Sezione = keyof typeof budget4u.sezioni

const individuali = ['IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE', 'IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA'] as const

const usuali: Readonly<Partial<Record<Tipologia, readonly Sezione[]>>> = {
  IMPRESA: individuali,
  IMPRESA_FAMILIARE: individuali,
  SOCIETA_DI_PERSONE: ['SNC_SAS'],
  SRL_TRASPARENTE: ['SRL_SPA'],
  SRL_NON_TRASPARENTE: ['SRL_SPA'],
}

/**
 * Which rows of the chamber fee are usual for a kind of business (D.M. 359/2001: register section and legal form). A state may contain any text: for an
 * unknown tipologia nothing is usual.
 */
export const usualeDi = (tipologia: string, sezione: string): boolean =>
  Object.entries(usuali).some(([one, sezioni]) => one === tipologia && sezioni.some((usuale) => usuale === sezione))
