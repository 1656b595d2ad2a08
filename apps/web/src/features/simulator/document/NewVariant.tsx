/** Makes a variant: of the whole document or of some parts, in the same simulator or in another. */
import { keysOf } from '@bilancia/contract'
import { applications, NAME_MAX, refusal, routes } from '@bilancia/contract/api'
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { useBrand } from '../../../design/brand.tsx'
import { BoundedText, isFitting } from '../../../design/fields/BoundedText.tsx'
import { LabelledSelect } from '../../../design/fields/LabelledSelect.tsx'
import { toast } from '../../../design/toast.ts'
import { useIdentity } from '../../auth/identity.ts'
import { toolName } from '../../shell/tools.tsx'
import { useSimulation, useSimulationStore } from '../store.ts'
import { pathOf } from './address.ts'
import { useDocument, useWaits } from './context.ts'

const names = keysOf(applications)

export function NewVariant() {
  const { about } = useDocument()
  const { simulator } = useSimulationStore()
  const identity = useIdentity()
  const brand = useBrand()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const waits = useWaits()
  const [nome, setNome] = useState('')
  const [application, setApplication] = useState<number>(about.Applicazione)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [choosing, setChoosing] = useState(false)
  const values = useSimulation((simulation) => simulation.values)
  // Sections that nobody has filled in may be missing from the values.
  const sections = Object.keys(values).filter((key) => typeof values[key] === 'object' && values[key] !== null && simulator.labelOf(key) !== key)
  const parti = choosing && left.size > 0 ? { parti: Object.keys(values).filter((key) => !left.has(key)) } : {}
  const make = useMutation({
    mutationFn: () => call(routes.insertVariant, { params: { id: about.ID }, body: { nome, Applicazione: application, ...parti } }),
    onSuccess: ({ ID, Applicazione, NomeSimulazione }) => {
      void queries.invalidateQueries({ queryKey: ['variants'] })
      toast.success(`Variante «${NomeSimulazione}» aperta: cambiare ciò che in essa è diverso`)
      void navigate(pathOf(Applicazione, ID))
    },
    onError: ({ message }) => toast.error(message),
  })
  const ready = !waits && isFitting(NAME_MAX, nome) && !make.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) make.mutate()
  }
  const usable = names.filter((name) => refusal(name, identity) === null)
  return (
    <Box component="form" onSubmit={submit} sx={{ mb: 2, '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <BoundedText label="Nome della nuova variante" max={NAME_MAX} value={nome} onChange={setNome} sx={{ flex: '1 1 240px', maxWidth: 420 }} />
        {usable.length > 1 && (
          <LabelledSelect label="In" value={application} onChange={(chosen) => setApplication(Number(chosen))}>
            {usable.map((name) => (
              <option key={name} value={applications[name].id}>
                {toolName(name, identity, brand)}
              </option>
            ))}
          </LabelledSelect>
        )}
        <Button type="submit" variant="outlined" disabled={!ready}>
          Crea variante
        </Button>
      </Box>
      {waits && (
        <Box component="p" role="status" sx={{ mt: 1, mb: 0 }}>
          Prima della variante tutto deve essere salvato: attendere, o scegliere quale valore resta.
        </Box>
      )}
      {application === about.Applicazione ? (
        <FormControlLabel control={<Checkbox checked={choosing} onChange={({ target }) => setChoosing(target.checked)} />} label="Solo alcune parti" />
      ) : (
        <Box component="p" sx={{ mt: 1, mb: 0 }}>
          In un altro strumento passa ciò che entrambi chiedono: anno, nome, ricavi, gruppo, inizio dell'attività, regione. Il resto si compila lì.
        </Box>
      )}
      {choosing && application === about.Applicazione && (
        <Box role="group" aria-label="Parti da copiare" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {sections.map((key) => (
            <FormControlLabel
              key={key}
              label={labelIn(sections, key, simulator.labelOf)}
              control={
                <Checkbox
                  checked={!left.has(key)}
                  onChange={({ target }) => setLeft(new Set(target.checked ? [...left].filter((one) => one !== key) : [...left, key]))}
                />
              }
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Sections of one name are numbered. */
function labelIn(sections: readonly string[], key: string, labelOf: (path: string) => string): string {
  const label = labelOf(key)
  const twins = sections.filter((other) => labelOf(other) === label)
  return twins.length > 1 ? `${label} (${twins.indexOf(key) + 1})` : label
}
