# mysql:9.7: Debian sid's server, with an entrypoint that does what compose files ask of the public image's.

MYSQL_IMAGE=mysql:9.7

make_mysql_image() {
  local root=$WORK/mysql-root version
  new_root sid mysql-root
  say 'installing MySQL into it'
  install_into mysql-root mysql-server-core mysql-client-core
  version=$(chroot "$root" mysqld --version)
  # sid moves on. Another series would be another database than the one this house is tested on.
  [[ $version == *' 9.7.'* ]] || fail "Debian has another MySQL by now, not 9.7: $version"
  chroot "$root" sh -c '
    groupadd -g 999 mysql && useradd -u 999 -g mysql -r -d /var/lib/mysql -s /usr/sbin/nologin mysql
    mkdir -p /var/lib/mysql /var/lib/mysql-files /var/run/mysqld /docker-entrypoint-initdb.d /etc/mysql/conf.d
    chown mysql: /var/lib/mysql /var/lib/mysql-files /var/run/mysqld'
  install -m 755 "$HERE/mysql-entrypoint.sh" "$root/usr/local/bin/docker-entrypoint.sh"
  import_root mysql-root "$MYSQL_IMAGE" 'EXPOSE 3306' 'VOLUME /var/lib/mysql' \
    'ENTRYPOINT ["docker-entrypoint.sh"]' 'CMD ["mysqld"]'
}
