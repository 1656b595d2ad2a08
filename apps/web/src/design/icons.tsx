/** The icons of the suite, drawn on a 24 px grid. Add a path when a page needs one. */
import { createSvgIcon } from '@mui/material/utils'

export const icon = (name: string, d: string) => createSvgIcon(<path d={d} />, name)

export const AddIcon = icon('Add', 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z')
export const BalanceIcon = icon(
  'Balance',
  'M13 7.8A3 3 0 0 0 14.8 6H17l-3 7c0 1.7 1.6 3 3.5 3s3.5-1.3 3.5-3l-3-7h2V4h-5.2a3 3 0 0 0-5.6 0H4v2h2l-3 7c0 1.7 1.6 3 3.5 3s3.5-1.3 3.5-3L7 6h2.2A3 3 0 0 0 11 7.8V19H2v2h20v-2h-9zM18.9 13h-2.8l1.4-3.3zM7.9 13H5.1l1.4-3.3zM12 6a1 1 0 1 1 0-2 1 1 0 0 1 0 2',
)
export const BackIcon = icon('Back', 'M20 11H7.8l5.6-5.6L12 4l-8 8 8 8 1.4-1.4L7.8 13H20z')
export const ChangeIcon = icon('Change', 'm17 5-1.4 1.4L18.2 9H10v2h8.2l-2.6 2.6L17 15l5-5zM7 9l1.4 1.4L5.8 13H14v2H5.8l2.6 2.6L7 19l-5-5z')
export const CheckIcon = icon('Check', 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z')
export const CloseIcon = icon('Close', 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z')
export const CompanyIcon = icon(
  'Company',
  'M12 7V3H2v18h20V7zM6 19H4v-2h2zm0-4H4v-2h2zm0-4H4V9h2zm0-4H4V5h2zm4 12H8v-2h2zm0-4H8v-2h2zm0-4H8V9h2zm0-4H8V5h2zm10 12h-8v-2h2v-2h-2v-2h2v-2h-2V9h8zm-2-8h-2v2h2zm0 4h-2v2h2z',
)
export const BlockedIcon = icon(
  'Blocked',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-8 10a8 8 0 0 1 12.9-6.3L5.7 16.9A8 8 0 0 1 4 12m8 8a8 8 0 0 1-4.9-1.7L18.3 7.1A8 8 0 0 1 12 20',
)
export const ChartIcon = icon('Chart', 'M5 9.2h3V19H5zM10.6 5h2.8v14h-2.8zm5.6 8H19v6h-2.8z')
export const ClearIcon = icon('Clear', 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z')
export const DownloadIcon = icon('Download', 'M19 9h-4V3H9v6H5l7 7zM5 18v2h14v-2z')
export const LawIcon = icon('Law', 'M18 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2m0 18H6V4h1v9l3-1.8L13 13V4h5z')
export const LockIcon = icon(
  'Lock',
  'M18 8h-1V6A5 5 0 0 0 7 6v2H6a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2m-6 9a2 2 0 1 1 0-4 2 2 0 0 1 0 4m3.1-9H8.9V6a3.1 3.1 0 0 1 6.2 0z',
)
export const NewsIcon = icon(
  'News',
  'M18 11v2h4v-2zm-2 6.6 3.2 2.4 1.2-1.6-3.2-2.4zM20.4 5.6 19.2 4 16 6.4 17.2 8zM4 9a2 2 0 0 0-2 2v2c0 1.1.9 2 2 2h1v4h2v-4h1l5 3V6L8 9zm11.5 3a4.5 4.5 0 0 0-1.5-3.3v6.6a4.5 4.5 0 0 0 1.5-3.3',
)
export const OfficeIcon = icon(
  'Office',
  'M20 6h-4V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2H4a2 2 0 0 0-2 2v11c0 1.1.9 2 2 2h16a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2m-6 0h-4V4h4z',
)
export const PaletteIcon = icon('Palette', 'M12 2a10 10 0 1 0 0 20V12h10A10 10 0 0 0 12 2m2 12h8a8 8 0 0 1-8 8z')
export const SearchIcon = icon('Search', 'M15.5 14h-.8l-.3-.3A6.5 6.5 0 1 0 13.7 14.4l.3.3v.8l5 5 1.5-1.5zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9')
export const UsersIcon = icon(
  'Users',
  'M16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6m-8 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6m0 2c-2.3 0-7 1.2-7 3.5V19h14v-2.5C15 14.2 10.3 13 8 13m8 0-1 .1c1.2.8 2 2 2 3.4V19h6v-2.5c0-2.3-4.7-3.5-7-3.5',
)
export const DeleteIcon = icon('Delete', 'M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6zM19 4h-3.5l-1-1h-5l-1 1H5v2h14z')
export const EditIcon = icon('Edit', 'M3 17.3V21h3.8L17.8 9.9l-3.7-3.7zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8 3.7 3.7z')
export const ErrorIcon = icon('Error', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m1 15h-2v-2h2zm0-4h-2V7h2z')
export const ExitIcon = icon('Exit', 'm17 7-1.4 1.4 2.6 2.6H8v2h10.2l-2.6 2.6L17 17l5-5zM4 5h8V3H4a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h8v-2H4z')
export const ExpandIcon = icon('Expand', 'M16.6 8.6 12 13.2 7.4 8.6 6 10l6 6 6-6z')
export const ExternalIcon = icon(
  'External',
  'M19 19H5V5h7V3H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2v-7h-2zM14 3v2h3.6l-9.8 9.8 1.4 1.4L19 6.4V10h2V3z',
)
export const FolderIcon = icon('Folder', 'M20 6h-8l-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h16a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2m0 12H4V8h16z')
export const FormsIcon = icon('Forms', 'M3 5h4v14H3zm7 4h4v10h-4zm7-6h4v16h-4zM2 21h20v1H2z')
export const HelpIcon = icon(
  'Help',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m1 17h-2v-2h2zm2-7.8-.9 1c-.7.7-1.1 1.3-1.1 2.8h-2v-.5c0-1.1.5-2.1 1.2-2.8l1.2-1.3A2 2 0 1 0 10 9H8a4 4 0 1 1 7 2.2',
)
export const HomeIcon = icon('Home', 'M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z')
export const InfoIcon = icon('Info', 'M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16')
export const KeyboardIcon = icon(
  'Keyboard',
  'M20 5H4a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h16a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m-9 3h2v2h-2zm0 3h2v2h-2zM8 8h2v2H8zm0 3h2v2H8zm-1 2H5v-2h2zm0-3H5V8h2zm9 7H8v-2h8zm0-4h-2v-2h2zm0-3h-2V8h2zm3 3h-2v-2h2zm0-3h-2V8h2z',
)
export const MenuIcon = icon('Menu', 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z')
export const MoreIcon = icon('More', 'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4')
export const NextIcon = icon('Next', 'M8.6 16.6 13.2 12 8.6 7.4 10 6l6 6-6 6z')
export const OverwriteIcon = icon(
  'Overwrite',
  'M17 3H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h6v-2H5V5h11.2L19 7.8V11h2V7zM6 6h9v4H6zm6 6a3 3 0 0 0-1 5.8zm9.7 3.3-1-1a1 1 0 0 0-1.4 0L14 19.6V22h2.4l5.3-5.3a1 1 0 0 0 0-1.4',
)
export const PrintIcon = icon('Print', 'M19 8H5a3 3 0 0 0-3 3v6h4v4h12v-4h4v-6a3 3 0 0 0-3-3m-3 11H8v-5h8zm3-7a1 1 0 1 1 0-2 1 1 0 0 1 0 2m-1-9H6v4h12z')
export const RefreshIcon = icon('Refresh', 'M17.6 6.4A8 8 0 1 0 19.7 14h-2.1A6 6 0 1 1 12 6c1.7 0 3.1.7 4.2 1.8L13 11h7V4z')
export const RegisterIcon = icon('Register', 'M19 3H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2m-5 14H7v-2h7zm3-4H7v-2h10zm0-4H7V7h10z')
export const ResetIcon = icon(
  'Reset',
  'M12 5V2L8 6l4 4V7a6 6 0 0 1 1 11.9v2A8 8 0 0 0 12 5m-6 8c0-1.7.7-3.2 1.8-4.2L6.3 7.3A8 8 0 0 0 11 20.9v-2A6 6 0 0 1 6 13',
)
export const SaveIcon = icon('Save', 'M17 3H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2V7zm-5 16a3 3 0 1 1 0-6 3 3 0 0 1 0 6m3-10H5V5h10z')
export const AgreementIcon = icon('Agreement', 'M6 2h9l5 5v15H6zm8 1.5V8h4.5zM9 12h8v1.5H9zm0 3.5h8V17H9zM9 8.500h3V10H9z')
export const StartupIcon = icon('Startup', 'M12 2C8 5 7 9 7 12l-3 3v4l4-2h8l4 2v-4l-3-3c0-3-1-7-5-10m0 10a2 2 0 1 1 0-4 2 2 0 0 1 0 4m-3 7 3 3 3-3z')
export const UploadIcon = icon('Upload', 'M5 20h14v-2H5zm0-10h4v6h6v-6h4l-7-7z')
export const VideoIcon = icon('Video', 'M20 4H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h16a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2M10 16V8l6 4z')
export const WarningIcon = icon('Warning', 'M1 21h22L12 2zm12-3h-2v-2h2zm0-4h-2v-4h2z')
export const UndoIcon = icon('Undo', 'M12.5 8c-2.7 0-5 1-6.9 2.6L2 7v9h9l-3.6-3.6A8 8 0 0 1 20 16l2.4-.8A10.5 10.5 0 0 0 12.5 8')
export const RedoIcon = icon('Redo', 'M18.4 10.6A10.5 10.5 0 0 0 1.6 15.2L4 16a8 8 0 0 1 12.6-3.6L13 16h9V7z')
