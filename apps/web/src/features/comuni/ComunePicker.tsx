/**
 * The comune whose surcharge counts, searched by name, province or Belfiore code. The picked data are a copy in the state. If they differ from the
 * table of `anno`, the picker says so and changes nothing.
 *
 *   <ComunePicker anno={2026} label="Comune" value={addizionaleComunale} onChange={(value) => set(path, value)} />
 */
import { isTaxYear, type Message, provisionalSince } from '@bilancia/contract'
import { type Comune, routes } from '@bilancia/contract/api'
import { Button, OutlinedInput, SvgIcon } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { startTransition, useId, useMemo, useState } from 'react'
import { call } from '../../api/client.ts'
import { onlyOnScreen } from '../../design/DialogOnPaper.tsx'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'
import { FIELD } from '../../design/fields/inputs.tsx'
import { later } from '../../design/later.tsx'
import { useSettled } from '../../design/useSettled.ts'
import { type AddizionaleComunale, nameOf, type Option, PLACEHOLDER, ratesInWords, sameFigures, stateOf } from './words.ts'

const ComuneBox = later(async () => (await import('./ComuneBox.tsx')).ComuneBox)

type Props = {
  readonly anno: number
  readonly value: AddizionaleComunale | null
  readonly onChange: (value: AddizionaleComunale | null) => void
  readonly label: string
  readonly disabled?: boolean
  readonly id?: string
}

const PAUSE = 150

export function ComunePicker({ anno, value, onChange, label, disabled = false, id: given }: Props) {
  const own = useId()
  const id = given ?? own
  const [typed, setTyped] = useState('')
  // The list is loaded when the user reaches the field. Until then the user types into a plain input.
  const [wanted, setWanted] = useState(false)
  const [focused, setFocused] = useState(false)
  const [before, setBefore] = useState<string | null>(null)
  const want = () => startTransition(() => setWanted(true))
  const asked = useSettled(typed.trim(), PAUSE)
  const { data, error, isFetching } = useComuni(anno, asked)
  const inTable = useComuni(anno, value?.codiceCatastale ?? '').data?.find(({ codiceCatastale }) => codiceCatastale === value?.codiceCatastale)
  const provincia = inTable?.provincia
  // Memoised: a new object would overwrite the text being typed with its name.
  const shown = useMemo<Option | null>(() => value && { ...value, ...(provincia && { provincia }) }, [value, provincia])
  const options: readonly Option[] = asked === '' || error ? [] : (data ?? [])
  const notes = error ? [note('ERRORE', `I comuni non si possono cercare. ${error.message}`)] : notesOn(value, inTable, anno)

  return (
    <FieldFrame id={id} label={label} messages={notes} disabled={disabled} help={value && ratesInWords(value)}>
      {wanted ? (
        <ComuneBox
          id={id}
          anno={anno}
          value={shown}
          options={options}
          loading={isFetching || typed.trim() !== asked}
          disabled={disabled}
          empty={error ? error.message : asked === '' ? 'Scrivere il nome del comune, la provincia o il codice catastale' : `Nessun comune per «${asked}»`}
          before={before}
          autoFocus={focused}
          onType={setTyped}
          onPick={(picked) => onChange(picked && stateOf(picked))}
        />
      ) : (
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          value={before ?? (shown ? nameOf(shown) : '')}
          placeholder={PLACEHOLDER}
          disabled={disabled}
          onPointerEnter={want}
          onFocus={() => {
            setFocused(true)
            want()
          }}
          onBlur={() => setFocused(false)}
          onChange={({ target }) => setBefore(target.value)}
          endAdornment={<Arrow />}
          inputProps={{
            role: 'combobox',
            'aria-expanded': false,
            'aria-autocomplete': 'list',
            autoComplete: 'off',
            'aria-describedby': notesId(id),
            ...FIELD,
          }}
          sx={{ maxWidth: 400 }}
        />
      )}
      {value && inTable && !sameFigures(value, inTable) && (
        <Button size="small" disabled={disabled} onClick={() => onChange(stateOf(inTable))}>
          Usa le aliquote del {inTable.anno}
        </Button>
      )}
    </FieldFrame>
  )
}

const useComuni = (anno: number, q: string) =>
  useQuery({
    queryKey: ['comuni', anno, q],
    queryFn: ({ signal }) => call(routes.comuni, { query: { anno, q, limit: 20 } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The arrow of the box that is loaded later. */
const Arrow = () => (
  <SvgIcon aria-hidden sx={{ color: 'action.active', mr: '-5px', ...onlyOnScreen }}>
    <path d="M7 10l5 5 5-5z" />
  </SvgIcon>
)

const note = (gravita: Message['gravita'], testo: string): Message => ({ id: testo, gravita, campo: '', testo })

/** In a provisional year the figures of the year before count until the comuni publish their acts. */
function earlier(anno: number, found: number): string {
  if (!isTaxYear(anno) || provisionalSince(anno) === null) return `La tabella non ha il ${anno} di questo comune: sono le aliquote del ${found}`
  return `Aliquote del ${found}, riportate: per il ${anno} si attendono le delibere comunali, efficaci se pubblicate entro il 20/12/${anno}`
}

/**
 * Differences between the copy in the state and the table: figures of an earlier year, changed figures, exemptions that are
 * not applied.
 */
function notesOn(value: AddizionaleComunale | null, inTable: Comune | undefined, anno: number): Message[] {
  if (!value || !inTable) return []
  const { esenzioniParticolari: special } = inTable
  return [
    ...(sameFigures(value, inTable) ? [] : [note('AVVISO', `La tabella del ${inTable.anno} dice: ${ratesInWords(inTable)}`)]),
    ...(inTable.anno === anno ? [] : [note('NOTA', earlier(anno, inTable.anno))]),
    ...(special ? [note('NOTA', `Esenzioni particolari, da verificare: ${special}`)] : []),
  ]
}
