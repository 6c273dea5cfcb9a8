#!/bin/bash
# Run by the mysql image at its first start: a database for each service, and a user who may use that one alone.
MYSQL_PWD=$(</secrets/mysql/root) mysql --protocol=socket --socket=/var/run/mysqld/mysqld.sock -uroot \
  </secrets/mysql/users.sql
