/**
 * The parts of a record as tabs; the one shown is in the address (`?scheda=diritti`). Parts of the form stay mounted, so that
 * their errors have a field to go to; others ask the server only when they are shown. A new record has no tabs: all its parts stand below each other.
 *
 *   <RecordTabs session={session} tabs={[{ id: 'dati', label: 'Dati', sections: ['Sede'], content: … }]} />
 */
import type { FormField } from '@bilancia/contract/api'
import { Box, Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { FieldSession } from './session.ts'

export type RecordTab = {
  /** Its name in the address. */
  readonly id: string
  readonly label: string
  /** The sections of the form in it, whose errors its label counts. */
  readonly sections?: readonly string[]
  readonly content: ReactNode
}

const TAB = 'scheda'
const panelId = (id: string) => `scheda-${id}`
const tabId = (id: string) => `apri-${id}`

type Props = { readonly session: FieldSession; readonly tabs: readonly (RecordTab | false)[] }

export function RecordTabs({ session, tabs: given }: Props) {
  const [address, setAddress] = useSearchParams()
  const state: unknown = useLocation().state
  const tabs = given.filter((tab) => tab !== false)
  const shown = tabs.find(({ id }) => id === address.get(TAB)) ?? tabs[0]
  if (session.mode === 'New') return tabs.map(({ id, content }) => <div key={id}>{content}</div>)
  const show = (id: string) => {
    const next = new URLSearchParams(address)
    if (id === tabs[0]?.id) next.delete(TAB)
    else next.set(TAB, id)
    setAddress(next, { state })
  }
  const wrongIn = ({ sections = [] }: RecordTab) => {
    const fields = new Map<string, FormField>(Object.entries(session.form))
    return session.errors.filter(({ campo }) => sections.includes(fields.get(campo)?.section ?? '')).length
  }
  return (
    <>
      <Tabs
        value={shown?.id}
        onChange={(_, id: string) => show(id)}
        aria-label="Parti del record"
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'hairline', mb: 3 }}
      >
        {tabs.map((tab) => {
          const wrong = wrongIn(tab)
          return (
            <Tab
              key={tab.id}
              value={tab.id}
              id={tabId(tab.id)}
              aria-controls={panelId(tab.id)}
              label={wrong > 0 ? `${tab.label} · ${wrong === 1 ? '1 errore' : `${wrong} errori`}` : tab.label}
            />
          )
        })}
      </Tabs>
      {tabs.map(({ id, sections, content }) => (
        <Box key={id} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={id !== shown?.id}>
          {(sections !== undefined || id === shown?.id) && content}
        </Box>
      ))}
    </>
  )
}

/** Shows the tab that contains this element, if another is open. */
export function showTabOf(element: HTMLElement): void {
  const tab = element.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby')
  if (tab) document.getElementById(tab)?.click()
}
