import styles from './more.module.css';

export const className = styles.more;
