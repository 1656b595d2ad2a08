/** Ctrl+K: one field that finds a field of the page, a client, a calculation, a page, the law. */
import { Alert, Autocomplete, Box, Dialog, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { leaving } from '../../design/leaving.ts'
import { type Found, useFound } from './found.ts'

const LABEL = 'Cerca un campo, un cliente, un’elaborazione, una pagina, una norma'
/** The most entries of a group: more letters narrow it. */
const MOST = 8

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  // After a choice the focus must not go back to where it was, as the dialog would do: the next key would land there.
  const picked = useRef(false)
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (!picked.current && before instanceof HTMLElement) before.focus()
    },
    [before],
  )
  const { found, error, searching } = useFound(text)
  const options = found.filter((one, k) => found.slice(0, k).filter(({ group }) => group === one.group).length < MOST)
  const pick = (one: Found) => {
    picked.current = true
    onClose()
    if ('go' in one) one.go()
    else leaving(one.to, () => void navigate(one.to))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      slotProps={{ paper: { 'aria-label': 'Cerca', sx: { alignSelf: 'flex-start' } } }}
    >
      <Box sx={{ p: 2 }}>
        <Autocomplete<Found>
          open
          disablePortal
          autoHighlight
          options={options}
          filterOptions={(all) => all}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          inputValue={text}
          value={null}
          blurOnSelect={false}
          clearOnBlur={false}
          loading={searching}
          loadingText="Cerco…"
          noOptionsText="Non si trova nulla"
          forcePopupIcon={false}
          onInputChange={(_, typed, reason) => reason === 'input' && setText(typed)}
          onChange={(_, one) => one && pick(one)}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          renderOption={({ key, ...attributes }, { name, more, group }) => (
            <li key={key} {...attributes}>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 'auto', pl: 2, whiteSpace: 'nowrap' }}>
                {more ? `${group} · ${more}` : group}
              </Typography>
            </li>
          )}
          renderInput={(parts) => (
            <TextField {...parts} label={LABEL} autoFocus slotProps={{ ...parts.slotProps, htmlInput: { ...parts.slotProps.htmlInput, maxLength: 200 } }} />
          )}
          slotProps={{ popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } } }}
        />
        {error && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            Clienti ed elaborazioni non si possono cercare: {error.message}
          </Alert>
        )}
      </Box>
    </Dialog>
  )
}
