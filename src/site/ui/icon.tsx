import { classNames } from './class-names'

// Drawn for this site on a grid of 24 with a line of 1.6.
const paths = {
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-up': 'M12 20V4m-6 6 6-6 6 6',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.8-1.7L20 20',
  sort: 'M8 5v14m-4-4 4 4 4-4M16 19V5m-4 4 4-4 4 4',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.8-1.7L20 20M10.5 8v5M8 10.5h5',
  menu: 'M3.5 8h17m-17 8h11',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  external: 'M9 5H5.5v13.5H19V15M13.5 4.5h6v6m0-6-8.5 8.5',
  phone:
    'M7.6 3.8 5.3 4.9c-.8.4-1.3 1.3-1.1 2.2 1.1 6.2 6.5 11.6 12.7 12.7.9.2 1.8-.3 2.2-1.1l1.1-2.3-4.3-3-2 1.7c-2.2-1-4-2.8-5-5l1.7-2z',
  mail: 'M3.5 6h17v12.5h-17zm.3.5 8.2 6.6 8.2-6.6',
  pin: 'M12 21c4.3-4.4 6.5-7.9 6.5-10.8a6.5 6.5 0 1 0-13 0C5.5 13.1 7.7 16.6 12 21zm0-8.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  user: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5.2l3.4 2',
  bed: 'M3.5 19v-4.5c0-1.4 1-2.5 2.5-2.5h12c1.5 0 2.5 1.1 2.5 2.5V19m-17-2.5h17M5.5 12V7.5c0-1.1.8-2 2-2h9c1.2 0 2 .9 2 2V12M9 12V9.8h6V12',
  bath: 'M3.5 12.5h17v1.2a4.8 4.8 0 0 1-4.8 4.8H8.3a4.8 4.8 0 0 1-4.8-4.8zM6 12.5V6.2C6 4.9 7 4 8.2 4s2.2.9 2.2 2.2M7.5 18.5 6.5 21m10-2.5 1 2.5',
  surface: 'M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5M8.5 8.5h7v7h-7z',
  plot: 'M3.5 18.5 7 6.5h10l3.5 12zM5.3 12.5h13.4M12 6.5v12',
  bolt: 'M13 3 5.5 13.5H11L10.5 21 18.5 10H13z',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13m7-13v13',
  cube: 'm12 3.5 7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM4.7 7.9 12 12l7.3-4.1M12 12v8.3',
  plan: 'M4 4.5h16v15H4zm0 8h6m4 0h6m-8-8v4m0 4v7',
  photos: 'M6.5 7.5h14v11h-14zm-3 8v-11h13M9 16l3.2-3.6 2.3 2.4 1.7-1.7 2.3 2.9',
  house: 'M3.5 11.5 12 4.5l8.5 7M6 10v9.5h4.5V15a1.5 1.5 0 0 1 3 0v4.5H18V10',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.7 12h16.6M12 3.5c2.3 2.4 3.4 5.2 3.4 8.5s-1.1 6.1-3.4 8.5c-2.3-2.4-3.4-5.2-3.4-8.5s1.1-6.1 3.4-8.5z',
  share:
    'm8.7 10.8 6.6-3.6m-6.6 6 6.6 3.6M6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm11-6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm0 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7z',
  calendar: 'M4.5 6.5h15v13h-15zm0 4h15M8.5 4v4m7-4v4',
  file: 'M6.5 3.5H14l4 4v13H6.5zM14 3.5v4h4M9.5 12h5m-5 3.5h5',
  flood:
    'm5 10.5 7-6 7 6M7.5 9v5m9-5v5M3 17c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1M3 20.5c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5m0-8.3v.1',
  heart:
    'M12 19.8C7.2 16.4 4 13.2 4 9.6 4 7 5.9 5.2 8.2 5.2c1.6 0 3 .9 3.8 2.4.8-1.5 2.2-2.4 3.8-2.4C18.1 5.2 20 7 20 9.6c0 3.6-3.2 6.8-8 10.2z',
  compare: 'M4 5.5h6v13H4zm10 0h6v13h-6zM12 3v18',
  map: 'm3.5 6.5 5.7-2 5.6 2 5.7-2v13l-5.7 2-5.6-2-5.7 2zM9.2 4.5v13m5.6-11v13',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
} as const

export type IconName = keyof typeof paths

/** Whether a name from the back office is one of the drawn icons. */
export function isIconName(name: string | null): name is IconName {
  return name !== null && Object.hasOwn(paths, name)
}

/** An icon as tall as its text unless told otherwise; never the only name of a control. */
export function Icon({
  name,
  className,
  filled = false,
}: {
  name: IconName
  className?: string
  filled?: boolean
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames('inline-block shrink-0', className ?? 'size-[1.25em]')}
    >
      <path d={paths[name]} />
    </svg>
  )
}
